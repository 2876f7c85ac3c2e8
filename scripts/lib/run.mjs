import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './repository.mjs'

/** Runs a program to its end and answers with its code and everything it said. */
export function capture(program, parameters, { env, cwd = root, minutes = 5 } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe']
    const child = spawn(program, parameters, { cwd, env: { ...process.env, ...env }, stdio })
    const late = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(late)
      const said = signal ? `${output}\nended by ${signal}` : output
      resolve({ code: code ?? 1, output: stripVTControlCharacters(said) })
    })
  })
}

/** Runs a program to its end on this terminal and answers with its code. */
export function attached(program, parameters, { env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Does every piece of work, never more than `width` of it at a time. */
export async function together(width, works) {
  const waiting = [...works.entries()]
  const results = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]()
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
