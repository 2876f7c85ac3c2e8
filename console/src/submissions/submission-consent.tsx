import type { Submission } from '@gable/shared/submissions/submission.ts'
import { formatDateTime } from '../design/format/date-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { DetailsSection } from './details-section.tsx'

/** The consent text exactly as the visitor saw it. */
export function SubmissionConsent({
  submission: { consent },
  timeZone,
}: {
  submission: Pick<Submission, 'consent'>
  timeZone: string
}) {
  return (
    <DetailsSection title="Consent">
      {consent ? (
        <>
          <blockquote className="whitespace-pre-wrap border-line-strong border-l-2 pl-3 [overflow-wrap:anywhere]">
            {consent.wording}
          </blockquote>
          <p className="mt-2 text-muted text-table">
            Agreed {formatDateTime(consent.at, timeZone)}, version {consent.version}
          </p>
          {consent.texts && (
            <>
              <p className="mt-3 font-medium text-table">
                {consent.texts.isAgreed ? 'They ticked the box for texts:' : 'They did not tick the box for texts:'}
              </p>
              <blockquote className="mt-1 border-line-strong border-l-2 pl-3 text-table [overflow-wrap:anywhere]">
                {consent.texts.wording}
              </blockquote>
            </>
          )}
          {(consent.privacyUrl || consent.termsUrl) && (
            <p className="mt-1 flex flex-wrap gap-x-4 text-table">
              {consent.privacyUrl && <Link href={consent.privacyUrl}>Privacy policy</Link>}
              {consent.termsUrl && <Link href={consent.termsUrl}>Terms and conditions</Link>}
            </p>
          )}
        </>
      ) : (
        <p className="text-muted">No consent was recorded.</p>
      )}
    </DetailsSection>
  )
}
