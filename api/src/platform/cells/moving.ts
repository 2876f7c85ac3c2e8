import { accountMoving, Problem } from '@gable/shared/http/problem.ts'

/** Thrown to who writes to an account that is being moved from one database to another. */
export class AccountMoving extends Problem {
  constructor() {
    super('unavailable', accountMoving)
  }
}

/** Whether a database refused a write because the account is being moved, or has been moved, to another one. */
export const isFenced = (error: unknown): boolean => (error as { code?: string } | null)?.code === fenceCode

/** The SQLSTATE of `refuse_write_of_moving_account`. */
const fenceCode = 'GM001'
