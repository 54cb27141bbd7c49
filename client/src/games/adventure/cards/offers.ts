/** Which choices this part shows itself, by their verb and the label of the question. */
export const drawn = (_verb: string, _label: string): boolean => false;
