import { type Bench, middle, once } from './bench.ts'
import { crowd } from './crowd.ts'
import { measuredProduct } from './measured-product.ts'
import { found } from './visits.ts'

/** Widgets answered to the websites that show them, against an answer that has nothing to say. */
export const widgetConfigBenches: Bench[] = [
  { name: 'widget-config-vs-hello', unit: 'ratio', measure: async () => (await figures()).ratio },
  { name: 'widget-config-rps', unit: 'requests/s', measure: async () => (await figures()).perSecond },
  { name: 'widget-config-p99', unit: 'ms', measure: async () => (await figures()).p99 },
]

const rounds = 41
const milliseconds = 400

const figures = once(measure)

/** The two take short turns, each as often first, so that whatever else the machine does falls on both. */
async function measure() {
  const product = await measuredProduct()
  try {
    const things = await found(product, 10, 5)
    let asked = 0
    const widget = () => {
      asked += 1
      return get(`/api/public/widgets/${things[asked % things.length]?.subjectId}`)
    }
    const ask = (request: () => string) =>
      crowd({ port: product.port, connections: 50, milliseconds, status: 200, request })
    const hello = () => get('/api/public/hello')
    await ask(widget)
    await ask(hello)
    const done: { ratio: number; perSecond: number; p99: number }[] = []
    while (done.length < rounds) {
      const before = done.length % 2 ? await ask(hello) : undefined
      const widgets = await ask(widget)
      const { perSecond } = before ?? (await ask(hello))
      done.push({ ...widgets, ratio: widgets.perSecond / perSecond })
    }
    const middleOfAll = (key: 'ratio' | 'perSecond' | 'p99') => middle(done.map((round) => round[key]))
    return { ratio: middleOfAll('ratio'), perSecond: middleOfAll('perSecond'), p99: middleOfAll('p99') }
  } finally {
    await product.stop()
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\norigin: https://www.example.com\r\n\r\n`
