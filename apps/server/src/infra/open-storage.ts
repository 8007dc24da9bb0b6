import path from 'node:path';
import type { Config } from '../config';
import { s3Storage } from './s3-storage';
import { localStorage, type Storage } from './storage';

/** Where backups of the platform lie: where the operator says, in the bucket of uploads, or beside the data. */
export const openBackupStorage = ({ s3, dataDir, backups }: Pick<Config, 's3' | 'dataDir' | 'backups'>): Storage => {
  if (backups.folder !== undefined) return localStorage(path.resolve(backups.folder));
  return s3 ? s3Storage(s3) : localStorage(path.join(dataDir, 'backups'));
};

/** A bucket where one is set, else a folder beside the data. */
export const openStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? s3Storage(s3) : localStorage(path.join(dataDir, 'uploads'));
