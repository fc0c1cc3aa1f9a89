export function Copyright() {
  return (
    <p>
      © <span suppressHydrationWarning>{new Date().getFullYear()}</span> Plateful{' · '}
      <span className="whitespace-nowrap">Version {import.meta.env.VERSION}</span>
    </p>
  )
}
