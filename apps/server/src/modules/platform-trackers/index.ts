export { blockNetwork } from './block-network';
export { startBlockList, type BlockList } from './block-list';
