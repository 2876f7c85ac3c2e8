// A classic script in old syntax, for browsers that cannot parse the console's module. Shows an error page there.
window.addEventListener('load', () => {
  if (document.documentElement.getAttribute('data-started') !== null) return
  var template = document.getElementById('not-started')
  var container = document.getElementById('app')
  if (template && container) container.innerHTML = template.innerHTML
})
