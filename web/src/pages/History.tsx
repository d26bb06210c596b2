export function Component() { return <h1>Meu Histórico</h1>; }
