import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Program = 'server' | 'bench' | 'operate' | URL

/** A program of the product by its name, or another build of one. */
const resolveProgram = (program: Program) =>
  fileURLToPath(program instanceof URL ? program : new URL(`../../api/dist/${program}.js`, import.meta.url))

/** Runs the built product as a separate process and collects its output. */
export function runProduct(settings: Record<string, string>, program: Program = 'server', parameters: string[] = []) {
  const child = spawn(process.execPath, [resolveProgram(program), ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const product = {
    child,
    output: '',
    exited: once(child, 'close').then(([code]) => code as number | null),
    /** Resolves to the origin once the product accepts requests. */
    waitUntilOpen: () =>
      new Promise<string>((resolve, reject) => {
        const resolveIfOpen = () => {
          const origin = /Gable is running at (\S+)/.exec(product.output)?.[1]
          if (origin) resolve(origin)
        }
        child.stdout.on('data', resolveIfOpen)
        product.exited.then(() => reject(new Error(`The product exited before it was open:\n${product.output}`)))
        resolveIfOpen()
      }),
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (product.output += text))
  return product
}
