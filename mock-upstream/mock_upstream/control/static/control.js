'use strict'

for (const button of document.querySelectorAll('[data-call]')) {
  button.addEventListener('click', async () => {
    const [method, path] = button.dataset.call.split(' ')
    await fetch(path, { method })
    location.reload()
  })
}
