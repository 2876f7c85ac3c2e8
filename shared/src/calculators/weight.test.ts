import { build } from 'esbuild'
import { expect, test } from 'vitest'

const common = ['format-money', 'parse-amount', 'bounds', 'share-link', 'share-fields', 'state-table']
const purchase = ['housing-cost', 'property-tax-table', 'home-insurance-table', 'explain-housing-cost']

const calculators: [string, number, string[]][] = [
  ['payments', 0.25, ['payment']],
  [
    'the mortgage calculator',
    4.5,
    [
      ...common,
      ...purchase,
      'schedule',
      'yearly-schedule',
      'insurance-end',
      'schedule-csv',
      'explain-payment',
      'explain-insurance-end',
    ],
  ],
  ['the affordability calculator', 4.25, [...common, ...purchase, 'affordability', 'explain-affordability']],
  [
    'the home-sale calculator',
    3,
    [...common, 'home-sale', 'explain-home-sale', 'property-tax-table', 'transfer-tax-table'],
  ],
]

test.each(calculators)('the code of %s is smaller than %f kB', async (_, kilobytes, files) => {
  expect(await getGzipSize(files)).toBeLessThan(kilobytes * 1024)
})

async function getGzipSize(files: readonly string[]) {
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from './${file}.ts'`).join('\n'),
      resolveDir: decodeURIComponent(new URL('.', import.meta.url).pathname),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  const zipped = new Blob([outputFiles[0]?.text ?? '']).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(zipped).arrayBuffer()).byteLength
}
