export function Component() { return <h1>Onboarding</h1>; }
