import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createLayoutSettings } from '@gable/shared/landing-pages/create-layout-settings.ts'
import { pageTemplates } from '@gable/shared/landing-pages/templates.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { againstConstant } from './against-constant.ts'
import { type Bench, once } from './bench.ts'
import { type MeasuredProduct, measuredProduct } from './measured-product.ts'

const built = (file: string) => fileURLToPath(new URL(`../../embeds/dist/${file}`, import.meta.url))

/** Whole landing pages, against the same bytes from a constant, and the script that comes with them. */
export const landingPageBenches: Bench[] = [
  { name: 'page-vs-static', unit: 'ratio', measure: async () => (await figures()).ratio },
  { name: 'page-rps', unit: 'requests/s', measure: async () => (await figures()).perSecond },
  {
    name: 'page-js-bytes',
    unit: 'bytes',
    measure: async () => {
      const names = JSON.parse(await readFile(built('names.json'), 'utf8'))
      return (await readFile(built(`${names['landing.js'].file}.br`))).length
    },
  },
]

const figures = once(async () => {
  const product = await measuredProduct()
  try {
    return await againstConstant(product, await pagesOf(product))
  } finally {
    await product.stop()
  }
})

/** A few agencies with a page of every template. */
async function pagesOf({ owner }: MeasuredProduct): Promise<string[]> {
  const factory = new AgencyFactory(owner)
  const paths: string[] = []
  for (let n = 0; n < 5; n += 1) {
    const agency = await factory.createAgency()
    for (const beginning of pageTemplates) {
      const { brandingId: _, ...settings } = createLayoutSettings(beginning, { brandingId: '', actionFor: () => null })
      const { subjectId } = await factory.createAsset(agency, {
        kind: 'landing-page',
        type: beginning.layoutType,
        settings: JSON.stringify(settings),
      })
      paths.push(`/lp/${subjectId}`)
    }
  }
  return paths
}
