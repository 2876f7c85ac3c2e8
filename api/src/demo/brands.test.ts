import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrandingCompliance, BrandingDetails } from '@gable/shared/branding/branding.ts'
import { Signature } from '@gable/shared/branding/signature.ts'
import { toNarrowerUrl } from '@gable/shared/media/image.ts'
import { expect, test } from 'vitest'
import { createDiskStore } from '../platform/media/disk-store.ts'
import { processImage } from '../platform/media/process-image.ts'
import { demoLogos, getLogoMedia, storeDemoLogos } from './brand-logos.ts'
import { createDemoSignature } from './brand-signature.ts'
import { demoBrands } from './brands.ts'

test('the demo brands pass the validation of every brand', () => {
  for (const brand of Object.values(demoBrands)) {
    expect(BrandingDetails.parse(brand.details)).toEqual(brand.details)
    expect(BrandingCompliance.parse(brand.compliance)).toEqual(brand.compliance)
    const signature = createDemoSignature(brand, 'Ada Moss', 3)
    expect(Signature.parse(signature)).toEqual(signature)
  }
})

test('the demo logos are stored once, in the size that their brands state', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-logos-'))
  const store = createDiskStore(folder)
  await storeDemoLogos(store)
  await storeDemoLogos(store)
  for (const logo of Object.values(demoLogos).flatMap(({ digital, print }) => [digital, print])) {
    const { url, width, height, bytes, narrower } = await getLogoMedia(logo)
    const stored = await store.get(url.replace('/media/', ''))
    if (!stored) throw new Error(`${url} is not stored`)
    expect(stored.size).toBe(bytes)
    const image = await processImage(Buffer.concat(await stored.body.toArray()), 'png')
    expect(image).toMatchObject({ width, height })
    expect(image.narrower.map(({ width }) => width)).toEqual(narrower)
    for (const width of narrower) {
      const small = await store.get(toNarrowerUrl(url.replace('/media/', ''), width))
      small?.body.destroy()
      expect(small?.size).toBeLessThan(bytes)
    }
  }
  await rm(folder, { recursive: true })
})
