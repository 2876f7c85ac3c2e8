// A classic script in the head: it settles the theme before the first paint.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('gable.theme')
  } catch {
    // Storage can be switched off; the system then decides.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
