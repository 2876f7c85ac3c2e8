import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const built = (program: string) => fileURLToPath(new URL(`../../api/dist/${program}.js`, import.meta.url))

/** The built product as a process of its own, with what it said so far. */
export function runProduct(settings: Record<string, string>, program: 'server' | 'bench' = 'server') {
  const child = spawn(process.execPath, [built(program)], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const product = {
    child,
    said: '',
    ended: once(child, 'close').then(([code]) => code as number | null),
    /** Where it is open, once it is. */
    opened: () =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const address = /Gable is running at (\S+)/.exec(product.said)?.[1]
          if (address) resolve(address)
        }
        child.stdout.on('data', look)
        product.ended.then(() => reject(new Error(`The product ended before it was open:\n${product.said}`)))
        look()
      }),
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (product.said += text))
  return product
}
