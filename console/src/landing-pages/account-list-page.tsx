import { PageSkeleton } from '../design/skeleton.tsx'

export const AccountListPage = () => <PageSkeleton />
