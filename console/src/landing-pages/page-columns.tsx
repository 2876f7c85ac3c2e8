import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { type AssetColumn, createAssetColumns } from '../assets/asset-columns.tsx'

/** The columns of both lists. Dates are shown in the agent's time zone. */
export const pageColumns = (timeZone: string): AssetColumn<LandingPage>[] => [
  { key: 'name', header: 'Name', sort: 'name', width: '240px', cell: (page) => <NameCell page={page} /> },
  ...createAssetColumns({ pluralNoun: 'landing pages', viewsNoun: 'page views', timeZone }),
]

const NameCell = ({ page: { name, hasUnpublishedChanges } }: { page: LandingPage }) => (
  <>
    <span className="block truncate">{name}</span>
    {hasUnpublishedChanges && <span className="block font-normal text-label text-muted">Unpublished changes</span>}
  </>
)
