bg-bid-sealed = { $name } has { $gold } gold. Bids are sealed: nobody sees yours before all are in.
bg-bid-none = No bid
bg-skip-moment = Go on
