import { expect } from 'vitest'
import { runProduct } from '../support/run-product.ts'
import type { FaultEnvironment } from './fault-environment.ts'

/** Runs tasks of an operator, each as a process of its own, and returns what they print. */
export function createOperator({ url, dataDir }: FaultEnvironment, settings: Record<string, string>) {
  const all = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'off', ...settings }
  return async (...parameters: string[]): Promise<string> => {
    const operator = runProduct(all, 'operate', parameters)
    const code = await operator.exited
    expect([code, operator.output]).toEqual([0, operator.output])
    return operator.output
  }
}
