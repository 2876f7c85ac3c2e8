/** The widget stands nowhere yet, or nobody has looked: how to find out. */
export const NeverSeen = () => (
  <div className="rounded-lg border border-line border-dashed p-3">
    <p className="font-medium">Not seen on any website yet</p>
    <ol className="mt-2 list-decimal space-y-1 pl-4 text-muted">
      <li>Paste the code into a page of your website and publish it.</li>
      <li>Open that page in your browser, where the widget should appear.</li>
      <li>Come back and refresh: the page is listed here, with anything that is wrong on it.</li>
    </ol>
  </div>
)
