export { blockNetwork } from './block-network';
export { startBlockList } from './block-list';
