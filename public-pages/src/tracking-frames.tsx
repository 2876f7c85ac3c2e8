/** Invisible sandboxed frames that run the agency's tracking code, out of reach of the page. */
export const TrackingFrames = ({ sources }: { sources: readonly string[] }) => (
  <>
    {sources.map((source) => (
      <iframe
        key={source}
        class="tracking"
        src={source}
        sandbox="allow-scripts"
        // The code must not learn the address in the page's query.
        referrerPolicy="no-referrer"
        title="Tracking"
        tabIndex={-1}
        aria-hidden="true"
      />
    ))}
  </>
)
