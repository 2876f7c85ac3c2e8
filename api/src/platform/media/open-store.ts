import type { Settings } from '../settings.ts'
import { diskStore } from './disk-store.ts'
import { type Bucket, s3Store } from './s3-store.ts'
import type { MediaStore } from './store.ts'

/** The bucket that is named, or this machine's disk. */
export function openMediaStore(settings: Settings): MediaStore {
  const bucket = bucketIn(settings)
  return bucket ? s3Store(bucket) : diskStore(settings.DATA_DIR)
}

function bucketIn(settings: Settings): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, name, region, accessKeyId, secretAccessKey }
}
