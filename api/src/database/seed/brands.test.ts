import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrandingCompliance, BrandingDetails } from '@gable/shared/branding/branding.ts'
import { Signature } from '@gable/shared/branding/signature.ts'
import { narrowerAddress } from '@gable/shared/media/image.ts'
import { expect, test } from 'vitest'
import { acceptImage } from '../../platform/media/accept-image.ts'
import { diskStore } from '../../platform/media/disk-store.ts'
import { demoLogos, hangDemoLogos, measureLogo } from './brand-logos.ts'
import { demoSignature } from './brand-signature.ts'
import { demoBrands } from './brands.ts'

test("the demo's brands keep the rules of every brand", () => {
  for (const brand of Object.values(demoBrands)) {
    expect(BrandingDetails.parse(brand.details)).toEqual(brand.details)
    expect(BrandingCompliance.parse(brand.compliance)).toEqual(brand.compliance)
    const signature = demoSignature(brand, 'Ada Moss', 3)
    expect(Signature.parse(signature)).toEqual(signature)
  }
})

test('their logos hang where media lie, once, as large as their brands say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-logos-'))
  const store = diskStore(folder)
  await hangDemoLogos(store)
  await hangDemoLogos(store)
  for (const logo of Object.values(demoLogos).flatMap(({ digital, print }) => [digital, print])) {
    const { url, width, height, bytes, narrower } = await measureLogo(logo)
    const stored = await store.get(url.replace('/media/', ''))
    if (!stored) throw new Error(`${url} does not hang`)
    expect(stored.size).toBe(bytes)
    const picture = await acceptImage(Buffer.concat(await stored.body.toArray()), 'png')
    expect(picture).toMatchObject({ width, height })
    expect(picture.narrower.map(({ width }) => width)).toEqual(narrower)
    for (const width of narrower) {
      const small = await store.get(narrowerAddress(url.replace('/media/', ''), width))
      small?.body.destroy()
      expect(small?.size).toBeLessThan(bytes)
    }
  }
  await rm(folder, { recursive: true })
})
