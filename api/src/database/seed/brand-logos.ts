import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '@gable/shared/demo/people.ts'
import { mediaAddress, narrowerAddress, narrowerThan } from '@gable/shared/media/image.ts'
import { acceptImage } from '../../platform/media/accept-image.ts'
import type { MediaStore } from '../../platform/media/store.ts'
import { repository } from '../../platform/repository.ts'

/** A logo of the demo: an image file of the repository, known by an id of its own. */
export interface DemoLogo {
  accountId: string
  mediaId: string
  file: string
}

export const demoLogos = {
  harborAndHill: {
    digital: logo('harborAndHill', 'd1', 'harbor-and-hill.png'),
    print: logo('harborAndHill', 'd2', 'harbor-and-hill-print.png'),
  },
  larkspur: {
    digital: logo('larkspur', 'd3', 'larkspur.png'),
    print: logo('larkspur', 'd4', 'larkspur-print.png'),
  },
  quinceStreet: {
    digital: logo('quinceStreet', 'd5', 'quince-street.png'),
    print: logo('quinceStreet', 'd6', 'quince-street-print.png'),
  },
} as const

/** Puts the logos where media lie, unless they are there. */
export async function hangDemoLogos(store: MediaStore): Promise<void> {
  const logos = Object.values(demoLogos).flatMap(({ digital, print }) => [digital, print])
  for (const { accountId, mediaId, file } of logos) {
    const key = `${accountId}/${mediaId}.png`
    const hanging = await store.get(key)
    hanging?.body.destroy()
    if (hanging) continue
    const bytes = await readLogo(file)
    await store.put(key, bytes, 'image/png')
    const { narrower } = await acceptImage(bytes, 'png')
    for (const { width, bytes } of narrower) await store.put(narrowerAddress(key, width), bytes, 'image/webp')
  }
}

export async function measureLogo({ accountId, mediaId, file }: DemoLogo) {
  const bytes = await readLogo(file)
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  return {
    mediaId,
    url: mediaAddress(accountId, mediaId, 'png'),
    bytes: bytes.length,
    ...size,
    narrower: narrowerThan(size.width),
  }
}

const readLogo = (file: string) => readFile(join(repository, 'api/src/database/seed/brand-logos', file))

function logo(agency: keyof typeof demoAccounts, end: string, file: string): DemoLogo {
  return { accountId: demoAccounts[agency], mediaId: `018bb2c0-1e00-7000-8b00-0000000000${end}`, file }
}
