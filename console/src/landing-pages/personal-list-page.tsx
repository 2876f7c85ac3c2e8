import { PageSkeleton } from '../design/skeleton.tsx'

export const PersonalListPage = () => <PageSkeleton />
