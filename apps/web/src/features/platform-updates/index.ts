/** What other features may embed: the news a person has not read yet. */
export { NewsCard } from './components/news-card';
