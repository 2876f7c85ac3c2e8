import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './repository.mjs'

/** Runs a program to its end and returns its exit code and everything it printed. */
export function runCaptured(program, args, { env, cwd = root, minutes = 5 } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio })
    const timeout = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timeout)
      const printed = signal ? `${output}\nkilled by ${signal}` : output
      resolve({ code: code ?? 1, output: stripVTControlCharacters(printed) })
    })
  })
}

/** Runs a program to its end in this terminal and returns its exit code. */
export function runAttached(program, args, { env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs every task, at most `limit` at a time, and returns the results in order. */
export async function runConcurrently(limit, tasks) {
  const queue = [...tasks.entries()]
  const results = []
  const runLane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await next[1]()
  }
  await Promise.all(Array.from({ length: limit }, runLane))
  return results
}
