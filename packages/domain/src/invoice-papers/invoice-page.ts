import type { Minor } from '../kernel/money';
import type { Paper } from '../papers/paper';

/** What whoever holds the link of a document sees. */
export type InvoicePage = {
  unique_id: string;
  paper: Paper;
  time_zone: string;
  /** What is still to be paid today. */
  open: Minor;
  /** What was given before; nobody rates twice. */
  stars: number | null;
  /** Notes and deposits are not visits: there is nothing to rate. */
  can_rate: boolean;
  points_earned: number;
  /** The salon's online page, where it is open. */
  alias: string | null;
};
