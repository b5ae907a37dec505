'use strict'

for (const form of document.querySelectorAll('[data-submit-on-change]')) {
  form.addEventListener('change', () => form.submit())
}

for (const button of document.querySelectorAll('[data-reveals]')) {
  const field = document.getElementById(button.dataset.reveals)
  const show = button.getAttribute('aria-label')
  button.hidden = false
  button.addEventListener('click', () => {
    const isShown = field.type === 'text'
    field.type = isShown ? 'password' : 'text'
    button.setAttribute('aria-pressed', String(!isShown))
    button.setAttribute('aria-label', isShown ? show : button.dataset.hide)
  })
}
