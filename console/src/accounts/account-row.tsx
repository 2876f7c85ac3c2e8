import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Avatar } from '../design/data/avatar.tsx'
import { Badge } from '../design/data/badge.tsx'
import { getRoleLabel } from '../layout/role-labels.ts'
import { accountPath } from '../platform/account.ts'

type AccountSummary = Reply<Contract['GET /accounts']>[number]

export function AccountRow({ account, next }: { account: AccountSummary; next: string | undefined }) {
  const { _id, name, role, isSuspended, hasPlan } = account
  return (
    <li className="border-line [&+&]:border-t">
      <Link
        to={accountPath(_id, next)}
        className="group flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Avatar name={name} shape="square" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-label text-muted">{getRoleLabel(role)}</span>
        </span>
        {!hasPlan && <Badge tone="danger">Canceled</Badge>}
        {hasPlan && isSuspended && <Badge tone="warning">Suspended</Badge>}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  )
}
