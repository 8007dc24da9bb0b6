export { readSetting } from './read-setting';
