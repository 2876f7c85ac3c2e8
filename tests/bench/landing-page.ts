import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createLayoutSettings } from '@gable/shared/landing-pages/create-layout-settings.ts'
import { pageTemplates } from '@gable/shared/landing-pages/templates.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { type Bench, memoize } from './bench.ts'
import { compareWithConstant } from './compare-with-constant.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

const resolveEmbed = (file: string) => fileURLToPath(new URL(`../../embeds/dist/${file}`, import.meta.url))

/** Landing pages, compared with a constant response of the same bytes, and the compressed size of their script. */
export const landingPageBenches: Bench[] = [
  { name: 'page-vs-static', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'page-rps', unit: 'requests/s', measure: async () => (await results()).perSecond },
  {
    name: 'page-js-bytes',
    unit: 'bytes',
    measure: async () => {
      const names = JSON.parse(await readFile(resolveEmbed('names.json'), 'utf8'))
      return (await readFile(resolveEmbed(`${names['landing.js'].file}.br`))).length
    },
  },
]

const results = memoize(async () => {
  const product = await startMeasuredProduct()
  try {
    return await compareWithConstant(product, await createPages(product))
  } finally {
    await product.stop()
  }
})

/** Creates a few agencies with one page of each template and returns the paths of the pages. */
async function createPages({ owner }: MeasuredProduct): Promise<string[]> {
  const factory = new AgencyFactory(owner)
  const paths: string[] = []
  for (let n = 0; n < 5; n += 1) {
    const agency = await factory.createAgency()
    for (const template of pageTemplates) {
      const { brandingId: _, ...settings } = createLayoutSettings(template, { brandingId: '', actionFor: () => null })
      const { subjectId } = await factory.createAsset(agency, {
        kind: 'landing-page',
        type: template.layoutType,
        settings: JSON.stringify(settings),
      })
      paths.push(`/lp/${subjectId}`)
    }
  }
  return paths
}
