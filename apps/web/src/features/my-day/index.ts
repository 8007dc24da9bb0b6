/** What other features may embed: the profile leads to one's own calendar too. */
export { FeedCard } from './components/feed-card';
