bgh-bid-sealed = { $name } has { $gold } gold. Bids are sealed: nobody sees yours before all are in.
bgh-bid-none = No bid
bgh-skip-moment = Go on
