/** Code of the agency's, in frames that can reach nothing of the page and nobody can see. */
export const TrackingFrames = ({ sources }: { sources: readonly string[] }) => (
  <>
    {sources.map((source) => (
      <iframe
        key={source}
        class="tracking"
        src={source}
        sandbox="allow-scripts"
        title="Tracking"
        tabIndex={-1}
        aria-hidden="true"
      />
    ))}
  </>
)
