parent.postMessage({ type: 'password-changed' }, location.origin)
