import { buffer } from 'node:stream/consumers'
import { Problem } from '@gable/shared/http/problem.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { LoadImage } from './prepare-image.ts'

/** Reads pictures that the account uploaded. */
export const createImageLoader =
  (store: MediaStore, { accountId }: AccountScope): LoadImage =>
  async (url) => {
    const [, account, file] = /^\/media\/([\w-]+)\/([\w-]+\.\w+)$/.exec(url) ?? []
    const stored = account === accountId ? await store.get(`${account}/${file}`) : undefined
    if (!stored)
      throw new Problem('conflict', 'A picture of this postcard no longer exists. Please choose another one.')
    return buffer(stored.body)
  }
