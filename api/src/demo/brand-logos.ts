import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '@gable/shared/demo/people.ts'
import { getNarrowerWidths, toMediaUrl, toNarrowerUrl } from '@gable/shared/media/image.ts'
import { processImage } from '../platform/media/process-image.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { repository } from '../platform/repository.ts'

/** A demo logo: an image file of the repository with a fixed media id. */
export interface DemoLogo {
  accountId: string
  mediaId: string
  file: string
}

export const demoLogos = {
  harborAndHill: {
    digital: createLogo('harborAndHill', 'd1', 'harbor-and-hill.png'),
    print: createLogo('harborAndHill', 'd2', 'harbor-and-hill-print.png'),
  },
  larkspur: {
    digital: createLogo('larkspur', 'd3', 'larkspur.png'),
    print: createLogo('larkspur', 'd4', 'larkspur-print.png'),
  },
  quinceStreet: {
    digital: createLogo('quinceStreet', 'd5', 'quince-street.png'),
    print: createLogo('quinceStreet', 'd6', 'quince-street-print.png'),
  },
} as const

/** Copies the logos to the media store unless they are there. */
export async function storeDemoLogos(store: MediaStore): Promise<void> {
  const logos = Object.values(demoLogos).flatMap(({ digital, print }) => [digital, print])
  for (const { accountId, mediaId, file } of logos) {
    const key = `${accountId}/${mediaId}.png`
    const stored = await store.get(key)
    stored?.body.destroy()
    if (stored) continue
    const bytes = await readLogo(file)
    await store.put(key, bytes, 'image/png')
    const { narrower } = await processImage(bytes, 'png')
    for (const { width, bytes } of narrower) await store.put(toNarrowerUrl(key, width), bytes, 'image/webp')
  }
}

export async function getLogoMedia({ accountId, mediaId, file }: DemoLogo) {
  const bytes = await readLogo(file)
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  return {
    mediaId,
    url: toMediaUrl(accountId, mediaId, 'png'),
    bytes: bytes.length,
    ...size,
    narrower: getNarrowerWidths(size.width),
  }
}

const readLogo = (file: string) => readFile(join(repository, 'api/src/demo/brand-logos', file))

function createLogo(agency: keyof typeof demoAccounts, suffix: string, file: string): DemoLogo {
  return { accountId: demoAccounts[agency], mediaId: `018bb2c0-1e00-7000-8b00-0000000000${suffix}`, file }
}
