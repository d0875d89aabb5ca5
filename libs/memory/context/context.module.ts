import { ContextMarkersModule } from '@memory/context-markers/context-markers.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { BuildContext } from './build-context.js';
import { ContextSettings } from './context-settings.js';

const useCases = [BuildContext, ContextSettings];

@Module({ imports: [SearchModule, SettingsModule, ContextMarkersModule], providers: useCases, exports: useCases })
export class ContextModule {}
