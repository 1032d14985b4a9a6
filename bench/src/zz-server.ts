import { print } from './report.ts';
import { serverSection } from './server.ts';

print(await serverSection(), undefined);
process.exit(0);
