// npm runs this after every install, so that the other scripts know that the packages fit the lock file.
import { markInstalled } from './lib/install.mjs';

markInstalled();
