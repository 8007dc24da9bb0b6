import path from 'node:path';
import type { Config } from '../config';
import { s3Storage } from './s3-storage';
import { localStorage, type Storage } from './storage';

/** A bucket where one is set, else a folder beside the data. */
export const openStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? s3Storage(s3) : localStorage(path.join(dataDir, 'uploads'));
