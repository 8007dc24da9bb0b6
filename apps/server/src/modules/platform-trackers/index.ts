export { blockNetwork } from './block-network';
export { startBlockList, type BlockList } from './block-list';
export { platformTrackersRoutes } from './platform-trackers.routes';
