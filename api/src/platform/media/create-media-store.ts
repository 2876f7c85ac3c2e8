import type { Settings } from '../settings.ts'
import { createDiskStore } from './disk-store.ts'
import { createS3Store, type S3Bucket } from './s3-store.ts'
import type { MediaStore } from './store.ts'

/** The S3 bucket from the settings, or the local disk. */
export function createMediaStore(settings: Settings): MediaStore {
  const bucket = toBucket(settings)
  return bucket ? createS3Store(bucket) : createDiskStore(settings.DATA_DIR)
}

function toBucket(settings: Settings): S3Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, name, region, accessKeyId, secretAccessKey }
}
