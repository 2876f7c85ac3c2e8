// A classic script in old words: it speaks where the console's own script cannot even be read.
window.addEventListener('load', () => {
  if (document.documentElement.getAttribute('data-started') !== null) return
  var page = document.getElementById('not-started')
  var place = document.getElementById('app')
  if (page && place) place.innerHTML = page.innerHTML
})
