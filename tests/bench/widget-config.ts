import { againstConstant } from './against-constant.ts'
import { type Bench, once } from './bench.ts'
import { measuredProduct } from './measured-product.ts'
import { found } from './visits.ts'

/** Widgets answered to the websites that show them, against the same bytes from a constant. */
export const widgetConfigBenches: Bench[] = [
  { name: 'widget-config-vs-hello', unit: 'ratio', measure: async () => (await figures()).ratio },
  { name: 'widget-config-rps', unit: 'requests/s', measure: async () => (await figures()).perSecond },
  { name: 'widget-config-p99', unit: 'ms', measure: async () => (await figures()).p99 },
]

const figures = once(async () => {
  const product = await measuredProduct()
  try {
    const things = await found(product, 10, 5)
    return await againstConstant(
      product,
      things.map(({ subjectId }) => `/api/public/widgets/${subjectId}`),
    )
  } finally {
    await product.stop()
  }
})
