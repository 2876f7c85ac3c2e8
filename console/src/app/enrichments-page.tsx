import { Page } from '../design/page.tsx'

export function EnrichmentsPage() {
  return <Page title="What are Enrichments">…</Page>
}
